import { type openData } from '@qaysari/contract/account/calls';
import { dataPiecePath } from '@qaysari/contract/account/types';
import type { Language } from '@qaysari/contract/shared/languages';
import { readAnswer } from './api-client.ts';
import { ApiFailure } from './failure.ts';

/** As long as Hosting waits for an answer, and a little. */
const longestMs = 65_000;

interface Piece {
  code: string;
  /** The first byte. */
  from: number;
  language: Language;
}

/** A piece of the archive of a mailed link. Throws ApiFailure for anything but its bytes. */
export async function fetchPiece({ code, from, language }: Piece): Promise<Blob> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), longestMs);
  try {
    const response = await fetch(`/api${dataPiecePath}`, {
      method: 'POST',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      body: JSON.stringify({ code, from }),
      signal: controller.signal,
    });
    const isPiece = response.headers.get('Content-Type') === 'application/zip';
    if (response.ok && isPiece) return await response.blob();
    readAnswer<typeof openData>(
      { status: response.status, text: await response.text() },
      undefined,
    );
    throw new ApiFailure(0, {});
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    throw new ApiFailure(0, {}, { isTimeout: controller.signal.aborted });
  } finally {
    clearTimeout(timer);
  }
}
