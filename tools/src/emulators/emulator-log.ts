import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import type { ChildProcess } from 'node:child_process';
import { PlainProblem } from '../plain-problem.ts';

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

const readyTimeoutMs = 180_000;
const answerTimeoutMs = 60_000;
const ready = 'All emulators ready';
const brokenFunctions = 'Failed to load function definition from source';

/**
 * Resolves when firebase-tools has started and imported everything. Rejects with the important lines of
 * its log when it ends early, cannot load the functions or takes too long.
 */
export function waitUntilReady(
  child: ChildProcess,
  log: EmulatorLog,
  { logFile, signal }: { logFile: string; signal?: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => {
      clearTimeout(timer);
      reject(new PlainProblem(`${what}\n${log.summary()}\nThe whole log: ${logFile}`));
    };
    signal?.addEventListener('abort', () => fail('The start was interrupted.'), { once: true });
    const timer = setTimeout(
      () => fail(`The emulators did not start within ${readyTimeoutMs / 1000} seconds.`),
      readyTimeoutMs,
    );
    child.once('error', (error) => fail(`The emulators could not be started: ${error.message}`));
    child.once('close', (code) => fail(`The emulators ended while starting (code ${code}).`));
    log.onLine((line) => {
      if (line.includes(brokenFunctions)) fail('The functions could not be loaded.');
      if (!line.includes(ready)) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Resolves when any answer arrives, and rejects on a timeout. A function may be slow to answer first.
 */
export async function waitForAnswer(url: string, abort?: AbortSignal): Promise<void> {
  const limit = AbortSignal.timeout(answerTimeoutMs);
  const signal = abort ? AbortSignal.any([abort, limit]) : limit;
  const response = await fetch(url, { signal });
  await response.body?.cancel();
}
