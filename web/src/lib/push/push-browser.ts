import { registerWorker } from '../worker/register-worker.ts';
import { pushOwner } from './push-owner.ts';

/** What this browser can do about notifications. Nothing here asks our server. */

/** `off`: they can be allowed. `on`: this person has allowed them here. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Registers nothing. */
export async function readPushState(person: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  const { permission } = Notification;
  if (permission === 'denied') return 'denied';
  const isOn = permission === 'granted' && pushOwner() === person;
  return isOn && (await currentSubscription()) ? 'on' : 'off';
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks the person, then subscribes with the key of our server. Null when they would not. Must be called by a
 * press: browsers ask for nothing else.
 */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // A browser refuses a second key beside the first one.
  if (before && keyOf(before) !== key) await before.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
