import ad from '../../../locales/ku/ad.json';
import ads from '../../../locales/ku/ads.json';
import common from '../../../locales/ku/common.json';
import errors from '../../../locales/ku/errors.json';
import failure from '../../../locales/ku/failure.json';
import home from '../../../locales/ku/home.json';

/** The texts nearly every page needs, in one file to fetch. */
export const texts = { ad, ads, common, errors, failure, home };
