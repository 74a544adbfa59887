import { benchChat } from '../bench/chat/bench-chat.ts';
import { runBench } from './run-bench.ts';

await runBench({ name: 'bench-chat', services: ['firestore'], measure: benchChat });
