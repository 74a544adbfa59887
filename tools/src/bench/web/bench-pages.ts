/** A public page that the benchmark opens, in Arabic. */
export interface BenchPage {
  name: 'home' | 'listings' | 'ad';
  path: string;
  /** Its chunk in the manifest of the build. */
  chunk: string;
  /** What is there when the page shows what it is about: the title of an ad. */
  content: string;
}

const cardTitle = 'main article h3';

interface ListingAnswer {
  data: { listings: { _id: string; images: unknown[] }[] };
}

/** The pages to measure. The ad is the first of the list with several pictures. */
export async function benchPages(origin: string): Promise<BenchPage[]> {
  const answer = await fetch(`${origin}/api/listing`);
  const { data } = (await answer.json()) as ListingAnswer;
  const ad = data.listings.find(({ images }) => images.length >= 3);
  if (!ad) throw new Error('No ad of the first page has three pictures');
  return [
    { name: 'home', path: '/ar', chunk: 'src/pages/home-page.tsx', content: cardTitle },
    { name: 'listings', path: '/ar/ads', chunk: 'src/pages/listings-page.tsx', content: cardTitle },
    {
      name: 'ad',
      path: `/ar/ads/${ad._id}`,
      chunk: 'src/pages/listing-page.tsx',
      content: 'main h1',
    },
  ];
}
