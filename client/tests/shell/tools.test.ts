import { describe, expect, it, vi } from 'vitest';
import { messages as floorEn } from '../../src/lib/i18n/floor.en';
import { FilledForm, isComplete, fieldLabel, TOOLS, COMPUTE_TOOL, type ToolName, type ToolValue } from '../../src/tools/toolForms';

const findTool = (name: ToolName) => TOOLS.find((listed) => listed.name === name)!;

/** The requests to the room. */
async function sendTool(name: ToolName, told: Record<string, ToolValue>): Promise<Record<string, unknown>> {
  const fetched = vi.fn(async (_path: string, _init: { readonly body: string }) => new Response('[]'));
  vi.stubGlobal('fetch', fetched);
  await COMPUTE_TOOL[name](new FilledForm(findTool(name), told), 'tda-2024');
  expect(fetched.mock.calls[0]![0]).toBe(`/api/tools/${name}`);
  return JSON.parse(fetched.mock.calls[0]![1].body);
}

describe('a tool', () => {
  it('sends a request when all required fields are filled in', () => {
    expect(isComplete(findTool('side-pots'), {})).toBe(false);
    expect(isComplete(findTool('side-pots'), { put_in: [100, 300] })).toBe(true);
    expect(isComplete(findTool('levels'), { levels: '' })).toBe(false);
    expect(isComplete(findTool('legal-raise'), {})).toBe(true);
  });

  it('sends defaults for empty fields, and words as lists', async () => {
    expect(await sendTool('side-pots', { put_in: [100, 300] })).toEqual({ put_in: [100, 300], folded: [], dead: 0 });
    expect(await sendTool('legal-raise', { actions: '600, c  f', to: 900, players: '' })).toEqual({
      by: 'tda-2024',
      game: "no-limit hold'em 100/200",
      street: '',
      actions: ['600', 'c', 'f'],
      players: 0,
      to: 900,
    });
    expect((await sendTool('levels', { levels: '25/50\n\n 50/100@15 ' })).levels).toEqual(['25/50', '50/100@15']);
  });

  it.each(TOOLS)('sends all of its fields: $name', async ({ name, fields: asks, usesRules: byRules }) => {
    expect(Object.keys(await sendTool(name, {})).sort()).toEqual([...asks.map((field) => field.name), ...(byRules ? ['by'] : [])].sort());
  });

  it('has a label for each field', () => {
    const keys = new Set<string>(Object.keys(floorEn));
    const labelKeys = TOOLS.flatMap((listed) => [`tool-${listed.name}`, ...listed.fields.map((field) => fieldLabel(field.name))]);
    expect(labelKeys.filter((key) => !keys.has(key))).toEqual([]);
  });
});
