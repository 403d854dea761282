/** Every text that a page shows is a message: no component or module contains a literal sentence, label or hint. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const SOURCE_FOLDER = 'src';
const files = readdirSync(SOURCE_FOLDER, { recursive: true, encoding: 'utf8' });
const COMPONENTS = files.filter((name) => name.endsWith('.svelte') && !name.startsWith('mock'));
const MODULES = files.filter((name) => name.endsWith('.ts') && !/^mock|lib\/(words|i18n)\/.*\.?(cs|de|en|es|fr)\.ts$|lib\/(http|wire)\.ts$|keys\.ts$|codes\.ts$/.test(name));

/** Attributes that are read out or shown. */
const SHOWN_ATTRIBUTES = new Set(['alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext', 'label', 'placeholder', 'title']);
/** Words of every language: names, units and keys. */
const ALLOWED_WORDS = /^(riverboat|TOML|CSV|JSON|PHH|OHH|Esc|Enter|BB|bb|EV|ms|px|OOP|IP|VPIP|PFR|ICM|GG|mbb|AM|PM|min|max|x|h|s|OK|ID|URL|VAPID|TLS|SSH|Markdown)$/;
const LETTERS = /\p{L}{2,}/u;
/** English function words, as in tests/words/test_untranslated_sentences.py. */
const FUNCTION_WORDS = new Set('a an and are at be been by cannot did do does for from had has have here in is it its must no not nothing of on or so that the there they this to too was were what where which who with you your'.split(' '));

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  [key: string]: unknown;
}

/** The nodes below one, in order; scripts and styles are left out. */
function* below(node: unknown): Generator<Node> {
  if (Array.isArray(node)) {
    for (const child of node) yield* below(child);
  } else if (node && typeof node === 'object') {
    const here = node as Node;
    if (typeof here.type === 'string') yield here;
    for (const [key, value] of Object.entries(here)) {
      if (!['loc', 'parent', 'metadata', 'typeAnnotation', 'leadingComments', 'trailingComments'].includes(key)) yield* below(value);
    }
  }
}

const isText = (text: string): boolean => text.split(/[^\p{L}]+/u).some((word) => LETTERS.test(word) && !ALLOWED_WORDS.test(word));

function isSentence(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).map((word) => word.replace(/[.,:;!?()'’]/g, ''));
  return words.length >= 3 && 4 * words.filter((word) => FUNCTION_WORDS.has(word)).length >= words.length;
}

/** Texts of a component's markup: between its tags, and in attributes that are shown. */
function markupTexts(name: string): string[] {
  const root: AST.Root = parse(readFileSync(join(SOURCE_FOLDER, name), 'utf8'), { modern: true });
  const literals: string[] = [];
  const skipped = new Set<unknown>();
  for (const node of below(root.fragment)) {
    if (node.type === 'StyleDirective') {
      for (const part of below(node.value)) skipped.add(part);
    } else if (node.type === 'Attribute') {
      for (const part of below(node.value)) {
        if (part.type === 'Text' || part.type === 'TemplateElement') skipped.add(part);
        const text = part.type === 'Text' ? part.data! : part.type === 'Literal' && typeof part.value === 'string' ? part.value : '';
        if (SHOWN_ATTRIBUTES.has(node.name!) && part.type === 'Text' && isText(text)) literals.push(text);
        if (SHOWN_ATTRIBUTES.has(node.name!) && isSentence(text)) literals.push(text);
      }
    } else if (node.type === 'Text' && !skipped.has(node) && isText(node.data!)) {
      literals.push(node.data!.trim());
    }
  }
  return literals;
}

const QUOTED_PATTERN = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm;
/** Errors of programmers, which no page shows. */
const PROGRAMMER_ERROR_PATTERN = /(throw new |new )?(Error|RangeError|TypeError)\(\s*$|console\.\w+\(\s*$/;

/** A selector of elements. */
const SELECTOR = /^button, a\b/;

/** Sentences in quotes in a module or script. */
function quotedSentences(source: string): string[] {
  const code = source.replace(COMMENT, '');
  return [...code.matchAll(QUOTED_PATTERN)]
    .filter((match) => !PROGRAMMER_ERROR_PATTERN.test(code.slice(0, match.index)))
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((text) => isSentence(text) && !SELECTOR.test(text));
}

/** Words of the interface between pages and the room, which a message names. */
const CODES = new Set([
  'train/SpotFilter.svelte: facing a bet',
  'train/SpotFilter.svelte: facing a raise',
  'train/SpotFilter.svelte: facing a re-raise',
  // The reason for programs beside the message of the refusal.
  'lib/roomSocket.ts: the room has not answered',
]);

const scriptOf = (text: string): string => [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n');

describe('texts of the client', () => {
  it('are messages in the markup of every component', () => {
    expect(COMPONENTS.length).toBeGreaterThan(200);
    expect(COMPONENTS.flatMap((name) => markupTexts(name).map((text) => `${name}: ${text}`))).toEqual([]);
  });

  it('are messages in every module and script', () => {
    const sources = [
      ...MODULES.map((name) => [name, readFileSync(join(SOURCE_FOLDER, name), 'utf8')] as const),
      ...COMPONENTS.map((name) => [name, scriptOf(readFileSync(join(SOURCE_FOLDER, name), 'utf8'))] as const),
    ];
    const quotedTexts = sources.flatMap(([name, source]) => quotedSentences(source).map((text) => `${name}: ${text}`));
    expect(quotedTexts.sort()).toEqual([...CODES].sort());
  });

  it('are recognized', () => {
    expect(isText('Deal now')).toBe(true);
    expect(isText('0:30 · VPIP')).toBe(false);
    expect(isSentence('there is no seat for you')).toBe(true);
    expect(quotedSentences("say('there is no seat for you'); // it is not a message")).toEqual(['there is no seat for you']);
    expect(quotedSentences("throw new Error('there is no seat for you')")).toEqual([]);
  });
});
