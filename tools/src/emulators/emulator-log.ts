import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

const maxLines = 400;
const shownLines = 12;

/** The output of firebase-tools: all of it in a file, the last lines in memory. */
export interface EmulatorLog {
  onLine(listener: (line: string) => void): void;
  /** The lines that best explain a failure: warnings and errors first. */
  summary(): string;
}

/** Warnings of every start, caused by our own configuration. */
const expectedWarnings = /Env variable override detected|The Emulator UI is not starting/;

/** The warnings and errors of a log, or its last lines if there are none. */
export function summarizeLog(lines: readonly string[]): string {
  const unexpected = lines.filter((line) => line.trim() !== '' && !expectedWarnings.test(line));
  const problems = unexpected.filter((line) => /^\s*(⚠|⬢|✖|!|Error\b)|error/i.test(line));
  return (problems.length > 0 ? problems : unexpected).slice(-shownLines).join('\n');
}

/** Reads a process' output and writes every line to `file`. */
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
      if (lines.length > maxLines) lines.shift();
      for (const listener of listeners) listener(line);
    });
  }
  return {
    onLine: (listener) => void listeners.push(listener),
    summary: () => summarizeLog(lines),
  };
}
