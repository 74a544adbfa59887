import { setNameOnAds } from '@qaysari/contract/account/calls';
import { namesOnAds, type NameOnAds } from '@qaysari/contract/account/person';
import type { User } from '@qaysari/contract/account/types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { RadioField } from '../../ui/radio-field.tsx';
import { useSession, useUpdateSession } from './session.tsx';

interface NameOnAdsFieldProps {
  user: User;
  value: NameOnAds;
  onChange: (value: NameOnAds) => void;
}

/** What the ads of somebody say of a name. */
export function NameOnAdsField({ user, value, onChange }: NameOnAdsFieldProps) {
  const { t } = useTranslation('ad');
  const labelOf = (choice: NameOnAds) => {
    const name = choice === 'nothing' ? undefined : user[choice];
    if (choice === 'nothing' || !name) return t(`nameOnAds.${choice}`);
    return t(`nameOnAds.${choice}Is`, { name });
  };
  const isMissing = value !== 'nothing' && !user[value];
  return (
    <RadioField
      label={t('nameOnAds.label')}
      help={isMissing ? t('nameOnAds.missing') : undefined}
      name="nameOnAds"
      value={value}
      choices={namesOnAds.map((choice) => ({ value: choice, label: labelOf(choice) }))}
      isStacked
      onChange={({ target }) => onChange(target.value as NameOnAds)}
      onBlur={nothing}
    />
  );
}

const nothing = () => undefined;

/** Saves the choice and updates the session, so that the rest of the page knows it. */
export function useSaveNameOnAds(): (nameOnAds: NameOnAds) => Promise<void> {
  const language = useLanguage();
  const updateSession = useUpdateSession();
  return async (nameOnAds) => {
    await updateSession(await callApi(setNameOnAds, { language, body: { nameOnAds } }));
  };
}

/** Asks once, while somebody publishes. `field` is undefined for people who were asked before. */
export function useNameQuestion() {
  const { data: user } = useSession();
  const save = useSaveNameOnAds();
  const [isAsked] = useState(Boolean(user) && user?.nameOnAds === undefined);
  const [value, setValue] = useState<NameOnAds>('nothing');
  return {
    field:
      isAsked && user ? (
        <NameOnAdsField user={user} value={value} onChange={setValue} />
      ) : undefined,
    /** To be called once the ad is sent. When saving the answer fails, the next ad asks again. */
    answer: () => {
      if (isAsked) save(value).catch(nothing);
    },
  };
}
