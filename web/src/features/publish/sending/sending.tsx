import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { MultipartEndpoint } from '@qaysari/contract/shared/endpoint';
import type { Language } from '@qaysari/contract/shared/languages';
import { uploadImage } from '@qaysari/contract/publish/calls';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiAnswer } from '../../../lib/api/api-client.ts';
import { uploadToApi } from '../../../lib/api/upload-to-api.ts';
import { Button } from '../../../ui/button.tsx';
import { listingFormData } from '../form/listing-values.ts';
import type { SendPicture } from '../pictures/picture-sender.ts';

/** Progress of an upload, with a button to cancel until the server has everything. */
export function SendingBar({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const { t } = useTranslation('publish');
  const { stage } = sending;
  const progress = 'progress' in sending ? sending.progress : undefined;
  const label = t(`sending.${stage}`);
  return (
    <Box aria-live="off" mb="3">
      <Flex align="center" gap="3" minH="11" mb="1" fontSize="sm">
        <Box as="p" role="status" flex="1">
          {label}
        </Box>
        {progress !== undefined && (
          <Box as="bdi" dir="ltr" fontVariantNumeric="tabular-nums" fontWeight="semibold">
            {Math.floor(progress * 100)}%
          </Box>
        )}
        {stage !== 'processing' && (
          <Button
            variant="outline"
            px="4"
            onClick={({ currentTarget }) => {
              // This button disappears: the focus moves to the submit button.
              currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
              onCancel();
            }}
          >
            {t('sending.cancel')}
          </Button>
        )}
      </Flex>
      <ProgressBar progress={progress} label={label} />
    </Box>
  );
}

interface ProgressBarProps {
  /** From 0 to 1; undefined while it is unknown. */
  progress: number | undefined;
  label: string;
}

function ProgressBar({ progress, label }: ProgressBarProps) {
  const percent = progress === undefined ? undefined : Math.floor(progress * 100);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      height="2"
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
    >
      <Box
        height="full"
        borderRadius="full"
        bg="action"
        transition="width"
        transitionDuration="moderate"
        style={{ width: `${percent ?? 100}%` }}
        {...(percent === undefined && { animation: 'pulse 1.6s ease-in-out infinite' })}
      />
    </Box>
  );
}

/** State of an upload. */
export type Sending =
  | { stage: 'preparing' }
  /** Of all new pictures, from 0 to 1. */
  | { stage: 'pictures'; progress: number }
  /** From 0 to 1. */
  | { stage: 'sending'; progress: number }
  | { stage: 'processing' };

type Input<E extends MultipartEndpoint> = Parameters<typeof uploadToApi<E>>[1];

/** Uploads a form with pictures: reports progress and can be cancelled. */
export function useUpload<E extends MultipartEndpoint>(endpoint: E) {
  const [sending, setSending] = useState<Sending>();
  const running = useRef<AbortController>(undefined);
  /** `prepare` answers what to send, or undefined for nothing. Answers undefined for nothing and when cancelled. */
  const upload = async (
    prepare: () => Promise<Omit<Input<E>, 'signal' | 'onProgress'> | undefined>,
  ): Promise<ApiAnswer<E> | undefined> => {
    const { signal } = (running.current = new AbortController());
    setSending({ stage: 'preparing' });
    try {
      // Pictures may take long to be sent, and this must be possible to cancel.
      const input = await unlessAborted(signal, prepare());
      if (!input || signal.aborted) return undefined;
      setSending({ stage: 'sending', progress: 0 });
      const onProgress = (progress: number) =>
        setSending(progress === 1 ? { stage: 'processing' } : { stage: 'sending', progress });
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

function unlessAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return Promise.race([work, aborted]);
}

/** Sends single pictures, before their ad. */
export function sendPictureIn(language: Language, person: string | undefined): SendPicture {
  return async (picture, idempotencyKey, options) => {
    const form = listingFormData({}, [picture]);
    const { data } = await uploadToApi(uploadImage, {
      ...{ language, form, idempotencyKey, person },
      ...options,
    });
    return data.url;
  };
}
