import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

const keptLines = 400;
const shownLines = 12;

/** What firebase-tools said: in full in a file, and the last lines at hand for messages. */
export interface EmulatorLog {
  onLine(listener: (line: string) => void): void;
  /** The lines that most likely say what went wrong, warnings and errors first of all. */
  lastWords(): string;
}

/** Warnings of every start: what the launcher arranged itself. */
const expected = /Env variable override detected|The Emulator UI is not starting/;

/** The useful end of a log: its warnings and errors, or its last lines if there are none. */
export function usefulEnd(lines: readonly string[]): string {
  const spoken = lines.filter((line) => line.trim() !== '' && !expected.test(line));
  const alarming = spoken.filter((line) => /^\s*(⚠|⬢|✖|!|Error\b)|error/i.test(line));
  return (alarming.length > 0 ? alarming : spoken).slice(-shownLines).join('\n');
}

/** Follows a process' output, writing every line to `file`. */
export function followLog(streams: readonly Readable[], file: string): EmulatorLog {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  const lines: string[] = [];
  const listeners: ((line: string) => void)[] = [];
  for (const stream of streams) {
    createInterface({ input: stream }).on('line', (raw) => {
      const line = stripVTControlCharacters(raw);
      appendFileSync(file, `${line}\n`);
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      for (const listener of listeners) listener(line);
    });
  }
  return {
    onLine: (listener) => void listeners.push(listener),
    lastWords: () => usefulEnd(lines),
  };
}
