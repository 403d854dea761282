/** Decimal numbers in text fields, with the comma of the reader's language. A number field has that of the browser. */

/** Return a number as it is typed in a language: `1,2` in Czech. */
export function formatDecimal(value: number, locale: string): string {
  return value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 3 });
}

/** Parse a typed number, with a comma or a point; null if it is none. */
export function parseDecimal(text: string): number | null {
  const normalized = text.trim().replace(',', '.');
  return /^\d+(\.\d*)?$|^\.\d+$/.test(normalized) ? Number(normalized) : null;
}
