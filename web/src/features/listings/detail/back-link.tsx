import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, type Location } from 'react-router';
import { historyIndex, readResultsPlace } from '../../../entities/listing/results-place.ts';
import { pathInLanguage, useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { RouterLink } from '../../../ui/router-link.tsx';

/**
 * Leads back to the results, with filter, page and place on the page; to all ads for somebody who did not come from
 * results.
 */
export function BackLink() {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  const results = readResultsPlace(state);
  const address = results && pathInLanguage(results.address, language);
  return (
    <RouterLink
      to={address ?? paths.listings(language)}
      display="inline-flex"
      alignItems="center"
      gap="1"
      py="1"
      fontSize="sm"
      onClick={(event) => {
        const steps = stepsBack(results?.index);
        const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
        // Going back restores the scroll position. In another language the results are another page.
        if (!isPlain || steps === undefined || address !== results?.address) return;
        event.preventDefault();
        void navigate(-steps);
      }}
    >
      <ChevronLeft className="mirror" size={16} aria-hidden="true" />
      {results ? t('backToResults') : t('backToAds')}
    </RouterLink>
  );
}

/** How many entries of the history lie between here and there; undefined where that is unknown. */
function stepsBack(index: number | undefined): number | undefined {
  const here = historyIndex();
  return here !== undefined && index !== undefined && index < here ? here - index : undefined;
}
