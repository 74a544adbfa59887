import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { SavedSearchCount } from './owner-panel.tsx';

it.each([
  ['en', 7, '7 people are looking for something like this'],
  ['ar', 3, '3 أشخاص يبحثون عن شيء كهذا'],
  ['ar', 12, '12 شخصاً يبحثون عن شيء كهذا'],
  ['ku', 7, '7 کەس بەدوای شتێکی لەم جۆرەدا دەگەڕێن'],
] as const)('says in %s that %i people look for such an ad', async (language, count, text) => {
  await renderApp(<SavedSearchCount count={count} />, { language });
  await screen.findByText(text);
});
