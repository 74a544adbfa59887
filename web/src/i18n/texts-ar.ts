import ad from '../../../locales/ar/ad.json';
import ads from '../../../locales/ar/ads.json';
import common from '../../../locales/ar/common.json';
import errors from '../../../locales/ar/errors.json';
import failure from '../../../locales/ar/failure.json';
import home from '../../../locales/ar/home.json';

/** The texts nearly every page needs, in one file to fetch. */
export const texts = { ad, ads, common, errors, failure, home };
