import { loadChunk, ChunkLoadError, nextTask } from './lib/browser/load-chunk.ts';
import './theme/fonts.css';
import './theme/page.css';
import './ui/badge.css';
import './entities/listing/listing-card.css';
import 'virtual:ssr.css';

/**
 * The start in five files, the app last. Each is parsed and run in a task of its own: as one they would block a slow
 * phone for a quarter of a second. The page preloads all of them with this script (`preloadStart` in vite.config.ts).
 */
const parts = [
  () => import('./start/rendering.ts'),
  () => import('./start/styling.ts'),
  () => import('./start/routing.ts'),
  () => import('./start/libraries.ts'),
  () => import('./start/app.tsx'),
];

async function begin(): Promise<void> {
  try {
    for (const part of parts) {
      await nextTask();
      await loadChunk<unknown>(part);
    }
  } catch (error) {
    if (!(error instanceof ChunkLoadError)) throw error;
    // Shows the failure in place of the skeleton, like boot.js. A server-rendered page stays readable.
    document.documentElement.classList.add('failed');
    addEventListener('online', () => void begin(), { once: true });
  }
}

void begin();
