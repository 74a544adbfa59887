/** The text of rules and how far it has been read. Blanks and comments in front of anything are skipped. */
export class RulesText {
  readonly source: string;
  private at = 0;
  /** Behind the last character that was taken. */
  private taken = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** Offset of the next thing. */
  get start(): number {
    this.at = this.matchAt(/(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y)?.end ?? this.at;
    return this.at;
  }

  get end(): number {
    return this.taken;
  }

  get isAtEnd(): boolean {
    return this.start === this.source.length;
  }

  /** The text that a pattern with the flag `y` finds next; undefined, and nothing read, when it does not. */
  take(pattern: RegExp): string | undefined {
    this.at = this.start;
    const found = this.matchAt(pattern);
    if (!found) return undefined;
    this.at = this.taken = found.end;
    return found.text;
  }

  /** The same without skipping blanks: inside of a path there are none. */
  takeHere(pattern: RegExp): string | undefined {
    const found = this.matchAt(pattern);
    if (!found) return undefined;
    this.at = this.taken = found.end;
    return found.text;
  }

  expect(pattern: RegExp, what: string): string {
    const text = this.take(pattern);
    if (text === undefined) throw this.problem(what);
    return text;
  }

  problem(expected: string): Error {
    const found = JSON.stringify(this.source.slice(this.at, this.at + 20));
    return new Error(`Line ${lineOf(this.source, this.at)}: ${expected} expected, not ${found}.`);
  }

  private matchAt(pattern: RegExp): { text: string; end: number } | undefined {
    const sticky = pattern;
    sticky.lastIndex = this.at;
    const text = sticky.exec(this.source)?.[0];
    return text === undefined ? undefined : { text, end: this.at + text.length };
  }
}

/** The number of the line in which an offset lies, from 1. */
export function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
