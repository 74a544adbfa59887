import { getLiveAccess } from '@qaysari/contract/message/calls';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { callAsMember } from '../../../lib/api/api-client.ts';
import { currentPerson } from '../../../lib/session/token.ts';
import type { Listener, Subject } from './live-events.ts';
import { LiveConnection } from './live-connection.ts';

interface LiveConnectionOptions {
  /** The first answer of the API is on the page: the SDK may be loaded. */
  isReady: boolean;
  /** The subject of the line. A new name opens a new line. */
  name: string;
  subject: () => Subject;
  events: (line: LiveConnection) => Omit<Listener, 'onReady' | 'onLost'>;
  /** Asks the API now. Answers the latest position. */
  poll: () => Promise<number | undefined>;
}

/** Keeps a line open while the page is mounted and somebody is signed in. */
export function useLiveConnection({ isReady, name, subject, events, poll }: LiveConnectionOptions) {
  const language = useLanguage();
  const [isLive, setIsLive] = useState(false);
  const line = useRef<LiveConnection>(undefined);
  const pollNow = useEffectEvent(poll);
  const open = useEffectEvent(
    async (current: LiveConnection, ends: Pick<Listener, 'onReady' | 'onLost'>) => {
      const [access, { openConnection }] = await Promise.all([
        callAsMember(getLiveAccess, { language, person: currentPerson() }),
        import('./firebase-connection.ts'),
      ]);
      return openConnection(access, subject(), { ...events(current), ...ends });
    },
  );
  useEffect(() => {
    if (!isReady) return undefined;
    const current: LiveConnection = new LiveConnection({
      open: (ends) => open(current, ends),
      poll: () => pollNow(),
      isVisible: () => document.visibilityState === 'visible',
      later: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      now: () => Date.now(),
      random: () => Math.random(),
      onLive: setIsLive,
    });
    line.current = current;
    const stopWatching = watchPage(current);
    current.start();
    return () => {
      stopWatching();
      current.stop();
      line.current = undefined;
    };
  }, [isReady, name]);
  return { isLive, line };
}

/** Notifies the line of events of the page. */
function watchPage(line: LiveConnection): () => void {
  const listeners: [EventTarget, string, () => void][] = [
    [window, 'online', () => line.restart()],
    [window, 'offline', () => line.lostNetwork()],
    [document, 'visibilitychange', () => line.visibilityChanged()],
    [document, 'resume', () => line.restart()],
    [window, 'focus', () => line.touched()],
    [window, 'pointerdown', () => line.touched()],
    [window, 'keydown', () => line.touched()],
  ];
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) line.restart();
  };
  for (const [target, name, act] of listeners) target.addEventListener(name, act);
  window.addEventListener('pageshow', shown);
  return () => {
    for (const [target, name, act] of listeners) target.removeEventListener(name, act);
    window.removeEventListener('pageshow', shown);
  };
}
