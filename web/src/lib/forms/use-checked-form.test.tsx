import { investorQuestionSchema } from '@qaysari/contract/investor/schema';
import { askAboutInvesting } from '@qaysari/contract/investor/calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, success } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { useApiForm } from './use-api-form.ts';

it('sends once, although it is submitted again before the page has rendered the answer', async () => {
  const api = fakeApi();
  api.on('POST /user/investor', () => success(undefined));
  let submit: () => Promise<void> = () => Promise.resolve();
  function Question() {
    const form = useApiForm({
      endpoint: askAboutInvesting,
      body: investorQuestionSchema,
      initialValues: { message: '' },
      onSuccess: (): void => form.reset(),
    });
    submit = form.submit;
    return <textarea {...form.field('message')} />;
  }
  await renderApp(<Question />, { language: 'en' });
  const field = screen.getByRole('textbox');
  const write = (value: string) => fireEvent.change(field, { target: { value } });

  write('Is it open to everybody?');
  const submitNow = submit;
  await submitNow();
  await submitNow();
  expect(api.calls).toEqual(['POST /user/investor']);

  await waitFor(() => expect(field).toHaveProperty('value', ''));
  write('And what does it cost?');
  await submit();
  expect(api.calls).toHaveLength(2);
});
