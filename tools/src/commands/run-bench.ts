import { join } from 'node:path';
import { printResult, type BenchResult } from '../bench/search/figure.ts';
import {
  startEmulators,
  type EmulatorOptions,
  type Emulators,
} from '../emulators/start-emulators.ts';
import { cacheDirectory } from '../repository.ts';
import { runCommand } from './run-command.ts';

interface Bench extends Pick<EmulatorOptions, 'services' | 'importFrom'> {
  /** Of its log file. */
  name: string;
  /** What must be built before the emulators start. */
  prepare?: (signal: AbortSignal) => Promise<unknown>;
  measure: (environment: Emulators['environment'], signal: AbortSignal) => Promise<BenchResult>;
}

/** Runs a bench on emulators of its own and prints its figures. Ends with 1 when a target is missed. */
export function runBench({ name, prepare, measure, ...emulated }: Bench): Promise<void> {
  return runCommand(async (signal) => {
    await prepare?.(signal);
    const logFile = join(cacheDirectory, `logs/${name}.log`);
    const emulators = await startEmulators({ ...emulated, ports: 'free', logFile, signal });
    try {
      return printResult(await measure(emulators.environment, signal));
    } finally {
      await emulators.stop();
    }
  });
}
