import { useEffectEvent, useLayoutEffect } from 'react';
import type { DataRouter } from 'react-router';

interface Layer {
  close: () => void;
}

/** What lies above the page, the top one last. */
const layers: Layer[] = [];

/**
 * Each layer has an entry in the tab's history above the page's own. It is a copy of the page's entry, with the number
 * of layers, so that the router never sees a change.
 */
function layerEntries(): number {
  const { layers: number } = (history.state ?? {}) as { layers?: unknown };
  return typeof number === 'number' ? number : 0;
}

/** The router of the tab; undefined until it is there. */
let router: DataRouter | undefined;

/** Set while `leaveEntries` goes back: resolves when the tab is there, which `onLeft` says. */
let leaving: Promise<void> | undefined;
let onLeft: (() => void) | undefined;

/** Goes back by this many entries of layers. Resolves when the tab is there. */
function leaveEntries(number: number): Promise<void> {
  leaving = new Promise((resolve) => {
    onLeft = () => {
      leaving = undefined;
      onLeft = undefined;
      resolve();
    };
  });
  history.go(-number);
  return leaving;
}

/** Gives the history as many entries as there are layers. */
function matchHistory(): void {
  if (!router || leaving) return;
  const surplus = layerEntries() - layers.length;
  if (surplus > 0) void leaveEntries(surplus).then(matchHistory);
  // A page that is loading would be pushed above them.
  if (router.state.navigation.state !== 'idle') return;
  for (let number = layerEntries() + 1; number <= layers.length; number += 1) {
    history.pushState({ ...(history.state as object), layers: number }, '');
  }
}

/** Whether the history stands at the page that the router shows, or at a layer of it. */
function isAtShownPage({ state }: DataRouter): boolean {
  const { key = 'default' } = (history.state ?? {}) as { key?: string };
  const { pathname, search, hash } = state.location;
  const isSameAddress = pathname + search + hash === location.href.slice(location.origin.length);
  return key === state.location.key && isSameAddress;
}

function onPopState(event: PopStateEvent): void {
  if (!router) return;
  if (onLeft) {
    event.stopImmediatePropagation();
    return onLeft();
  }
  // Another page: the router shows it, and the layers go with this one.
  if (!isAtShownPage(router)) return undefined;
  event.stopImmediatePropagation();
  for (const layer of layers.splice(layerEntries())) layer.close();
  // The browser's Forward opens none: its entry goes.
  return matchHistory();
}

/** Makes Back close the top layer. Captured, so that the router's own listener does not run. */
export function watchLayers(shown: DataRouter): void {
  router = shown;
  addEventListener('popstate', onPopState, { capture: true });
  const navigate = shown.navigate.bind(shown) as (...args: unknown[]) => Promise<void>;
  // What leads on from a layer leads on from its page.
  shown.navigate = async (...args: unknown[]) => {
    while (layerEntries() > 0) await (leaving ?? leaveEntries(layerEntries()));
    return navigate(...args);
  };
  // A reload keeps the page, without the layer.
  matchHistory();
}

/**
 * Makes Back close what is above the page: a dialog, a sheet, a menu, a list. It calls `onClose` for the top one only;
 * the browser's Forward does not open it again.
 */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const layer = { close: () => close() };
    layers.push(layer);
    queueMicrotask(matchHistory);
    return () => {
      if (layers.includes(layer)) layers.splice(layers.indexOf(layer), 1);
      queueMicrotask(matchHistory);
    };
  }, [isOpen]);
}
