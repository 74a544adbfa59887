import { benchChat, fullPlan, quickPlan } from '../bench/chat/bench-chat.ts';
import { buildWhenChanged } from '../build/build-when-changed.ts';
import { webBuild } from '../build/build-web.ts';
import { runBench } from './run-bench.ts';

const plan = process.argv.includes('--quick') ? quickPlan : fullPlan;

await runBench({
  name: 'bench-chat',
  services: ['firestore'],
  prepare: () => buildWhenChanged(webBuild),
  measure: (environment, signal) => benchChat(plan, environment, signal),
});
