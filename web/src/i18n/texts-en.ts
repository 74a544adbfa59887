import ad from '../../../locales/en/ad.json';
import ads from '../../../locales/en/ads.json';
import common from '../../../locales/en/common.json';
import errors from '../../../locales/en/errors.json';
import failure from '../../../locales/en/failure.json';
import home from '../../../locales/en/home.json';

/** The texts nearly every page needs, in one file to fetch. */
export const texts = { ad, ads, common, errors, failure, home };
