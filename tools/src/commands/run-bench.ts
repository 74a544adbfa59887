import { join } from 'node:path';
import { figureTable, resultLine, type BenchResult } from '../bench/search/figure.ts';
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
      const result = await measure(emulators.environment, signal);
      console.log(figureTable(result.figures));
      console.log(resultLine(result));
      return result.figures.every(({ met }) => met !== false) ? 0 : 1;
    } finally {
      await emulators.stop();
    }
  });
}
