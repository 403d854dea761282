/** Converts table options to text for inputs, and back. */
import type { OptionDetails, OptionValue } from './http';

/** Return a value as text; booleans are `on` and `off`. */
export function optionToText(value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'object' ? value.map(optionToText).join(', ') : String(value);
}

/** Parse a typed or chosen text into a value of the option. */
export function parseOption(option: OptionDetails, text: string): OptionValue {
  switch (option.type) {
    case 'flag':
      return text === 'on' || text === 'true';
    case 'number':
      return clampOption(option, Math.trunc(Number(text)) || 0);
    case 'choice':
      return typeof option.default === 'number' ? Number(text) : text;
    case 'list':
      return text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => (/^-?\d+$/.test(part) ? Number(part) : part));
  }
}

function clampOption(option: OptionDetails, value: number): number {
  return Math.min(option.max ?? Infinity, Math.max(option.min ?? -Infinity, value));
}
