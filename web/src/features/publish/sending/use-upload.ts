import type { EndpointOf } from '@qaysari/contract/endpoint';
import { useRef, useState } from 'react';
import type { ApiAnswer } from '../../../lib/api/api-client.ts';
import { uploadToApi } from '../../../lib/api/upload-to-api.ts';

/** How far an ad is on its way. */
export type Sending =
  | { stage: 'preparing' }
  /** From 0 to 1. */
  | { stage: 'sending'; part: number }
  | { stage: 'processing' };

type Input<E extends EndpointOf<'multipart'>> = Parameters<typeof uploadToApi<E>>[1];

/** Sends pictures, shows how far they are, and can be called off until the server has them all. */
export function useUpload<E extends EndpointOf<'multipart'>>(endpoint: E) {
  const [sending, setSending] = useState<Sending>();
  const running = useRef<AbortController>(undefined);
  /** `prepare` answers what is to be sent; undefined when that is nothing. Undefined, too, when called off. */
  const upload = async (
    prepare: () => Promise<Omit<Input<E>, 'signal' | 'onProgress'> | undefined>,
  ): Promise<ApiAnswer<E> | undefined> => {
    const { signal } = (running.current = new AbortController());
    setSending({ stage: 'preparing' });
    try {
      const input = await prepare();
      if (!input || signal.aborted) return undefined;
      setSending({ stage: 'sending', part: 0 });
      const onProgress = (part: number) =>
        setSending(part === 1 ? { stage: 'processing' } : { stage: 'sending', part });
      // The two halves of one type that the compiler does not put together again.
      return await uploadToApi(endpoint, { ...input, signal, onProgress });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      setSending(undefined);
    }
  };
  return { upload, sending, cancel: () => running.current?.abort() };
}
