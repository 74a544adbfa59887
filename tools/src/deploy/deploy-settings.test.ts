import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { readDeploySettings } from './deploy-settings.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'functions'));
  mkdirSync(join(root, 'web'));
  writeFileSync(join(root, 'web/.env'), 'VITE_WHATSAPP_NUMBER=9647000000000\n');
});

function setFunctions(text: string): void {
  writeFileSync(join(root, 'functions/.env.shop'), text);
}

function setSite(text: string): void {
  writeFileSync(join(root, 'web/.env.production.local'), text);
}

describe('readDeploySettings', () => {
  const functions = 'WEB_API_KEY=key\nMAIL_FROM=a@b.example\nSUPPORT_MAIL=c@d.example\n';
  const operator =
    'VITE_OPERATOR_AR=متجر، أربيل\nVITE_OPERATOR_EN=Shop, Erbil\nVITE_OPERATOR_KU=دوکان، هەولێر\n';
  const supportMail = 'VITE_SUPPORT_MAIL=c@d.example\n';
  const contact = `VITE_WHATSAPP_NUMBER=9647001112233\n${operator}${supportMail}`;

  it('names every setting that is missing', () => {
    expect(() => readDeploySettings('shop', root)).toThrow(
      'WEB_API_KEY is not set in functions/.env.shop.\n' +
        'MAIL_FROM is not set in functions/.env.shop.\n' +
        'SUPPORT_MAIL is not set in functions/.env.shop.\n' +
        'VITE_OPERATOR_AR is not set in web/.env.production.local.\n' +
        'VITE_OPERATOR_EN is not set in web/.env.production.local.\n' +
        'VITE_OPERATOR_KU is not set in web/.env.production.local.\n' +
        'VITE_SUPPORT_MAIL is not set in web/.env.production.local.\n' +
        'VITE_WHATSAPP_NUMBER still has the sample value: set it in web/.env.production.local.',
    );
  });

  it('returns the default origin of Hosting', () => {
    setFunctions(
      'WEB_API_KEY=key\nMAIL_FROM="Shop <no-reply@shop.example>"\nSUPPORT_MAIL=c@d.example\n',
    );
    setSite(contact);
    expect(readDeploySettings('shop', root)).toEqual({ origin: 'https://shop.web.app' });
  });

  it('returns SITE_ORIGIN from the settings of all projects', () => {
    setFunctions(functions);
    setSite(contact);
    writeFileSync(join(root, 'functions/.env'), 'SITE_ORIGIN=https://shop.example\n');
    expect(readDeploySettings('shop', root)).toEqual({ origin: 'https://shop.example' });
  });

  it.each(['https://shop.example/', 'http://shop.example', 'shop.example'])(
    'rejects the site origin %s',
    (origin) => {
      setFunctions(`${functions}SITE_ORIGIN=${origin}\n`);
      setSite(contact);
      expect(() => readDeploySettings('shop', root)).toThrow('SITE_ORIGIN must look like');
    },
  );

  it('rejects an operator without a city', () => {
    setFunctions(functions);
    setSite(contact.replace('Shop, Erbil', 'Shop'));
    expect(() => readDeploySettings('shop', root)).toThrow(
      'VITE_OPERATOR_EN must be a name and a city, with a comma between them.',
    );
  });

  it.each([
    ['c@d.example', true],
    ['Shop <c@d.example>', true],
    ['e@d.example', false],
  ])('with mails from %s accepts its address on the site: %s', (mail, isAccepted) => {
    setFunctions(functions.replace('c@d.example', mail));
    setSite(contact);
    const read = () => readDeploySettings('shop', root);
    if (isAccepted) expect(read).not.toThrow();
    else expect(read).toThrow('VITE_SUPPORT_MAIL must be the e-mail address of SUPPORT_MAIL.');
  });

  const firebase =
    'VITE_FIREBASE_PROJECT_ID=shop\nVITE_FIREBASE_API_KEY=key\nVITE_FIREBASE_APP_ID=1:2:web:3\n';

  it('rejects an API that asks for App Check tokens of a site that sends none', () => {
    setFunctions(`${functions}APP_CHECK_PROJECT_NUMBER=123\n`);
    setSite(contact + firebase);
    expect(() => readDeploySettings('shop', root)).toThrow(
      'App Check needs VITE_APP_CHECK_SITE_KEY: set it in web/.env.production.local.',
    );
  });

  it('rejects a site with some of the App Check settings', () => {
    setFunctions(functions);
    setSite(`${contact}VITE_APP_CHECK_SITE_KEY=key\n`);
    expect(() => readDeploySettings('shop', root)).toThrow('needs VITE_FIREBASE_API_KEY');
  });

  it('accepts App Check tokens that the API does not ask for yet', () => {
    setFunctions(functions);
    setSite(`${contact}${firebase}VITE_APP_CHECK_SITE_KEY=key\n`);
    expect(readDeploySettings('shop', root)).toEqual({ origin: 'https://shop.web.app' });
  });
});
