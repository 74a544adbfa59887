import { expect, it } from 'vitest';
import { listingFormData } from './listing-form-data.ts';

it('keeps the order of the slots, and sends each as what it is', () => {
  const photo = new Blob(['…'], { type: 'image/webp' });
  const form = listingFormData({ title: 'مخبز', costs: '' }, ['/media/1', photo, 'null']);
  expect([...form.keys()]).toStrictEqual(['title', 'costs', 'images', 'images', 'images']);
  const [first, second, third] = form.getAll('images');
  expect([first, third]).toStrictEqual(['/media/1', 'null']);
  expect(second).toMatchObject({ name: 'picture-2.webp', type: 'image/webp' });
});

it('says nothing of pictures that are not to change', () => {
  expect(listingFormData({ title: 'مخبز' }).has('images')).toBe(false);
});
