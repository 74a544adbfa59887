import { useTranslation } from 'react-i18next';
import { Dated } from '../../ui/dated.tsx';

/** Lies on the picture of a card, so that no card grows: since when its owner has not confirmed an ad. */
export function UnconfirmedMark({ since }: { since: string }) {
  const { t } = useTranslation('ad');
  return (
    <p className="listing-card-unconfirmed">
      <span className="listing-card-unconfirmed-date">
        <Dated iso={since}>{(date) => t('unconfirmed', { date })}</Dated>
      </span>
      <span className="listing-card-unconfirmed-word">{t('unconfirmedShort')}</span>
    </p>
  );
}
