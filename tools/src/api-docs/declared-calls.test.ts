import { describe, expect, it } from 'vitest';
import { programOfOne } from '../source-program.fixture.ts';
import { declaredCalls } from './declared-calls.ts';

function programOf(text: string) {
  return programOfOne('contract/src/example/calls.ts', text);
}

const declaration = `export const one: JsonEndpoint<'public', Nothing, string[]> = { method: 'GET' };`;

describe('declaredCalls', () => {
  it('takes the first sentence above a call for its summary', () => {
    const [call] = [
      ...declaredCalls(
        programOf(`/**\n * Lists ads\n * of 1.5 km. Newest first.\n */\n${declaration}`),
      ),
    ];
    expect(call?.[0]).toBe('one');
    expect(call?.[1]).toMatchObject({
      summary: 'Lists ads of 1.5 km',
      description: 'Newest first.',
    });
    expect(call?.[1].answer.getText()).toBe('string[]');
  });

  it.each(['', '// Lists ads.\n', '/** */\n', '/** Lists ads */\n'])(
    'names the call that has no sentence above it: %j',
    (comment) => {
      expect(() => declaredCalls(programOf(comment + declaration))).toThrow(
        /The endpoint one needs/,
      );
    },
  );

  it('passes over what is no call', () => {
    const text = `const a = 1; const b: string[] = []; const c: Other<1, 2, 3> = z;\n/** Does it. */\n${declaration}`;
    expect([...declaredCalls(programOf(text)).keys()]).toStrictEqual(['one']);
  });
});
