/** Keys of the approved ads that a member has marked, the latest first. Nobody marks their own. */
export const favourites: Readonly<Record<string, readonly string[]>> = {
  'ali-rubaie': [
    'karrada-grill-with-key-money',
    'jamila-food-wholesale',
    'karbala-hotel-operating-partner',
    'erbil-kindergarten-english',
    'chibayish-marsh-boats-mudhif',
  ],
  'zainab-khafaji': [
    'mansour-skin-laser-partner',
    'karbala-dates-gifts-gulf-shipping',
    'rusafa-bike-delivery-startup',
  ],
  'shvan-dizayee': [
    'amedi-sulav-cabins',
    'zawita-road-garden-share',
    'sulaymaniyah-penjwen-cold-store',
    'erbil-elevator-maintenance',
  ],
  'nazdar-omer': [
    'sulaymaniyah-kurdish-dress-tailor',
    'erbil-teri-bread-kitchen',
    'ankawa-imported-grocery',
  ],
  'ninos-khoshaba': [
    'najaf-hotel-management-saas',
    'sulaymaniyah-kurdish-speech-startup',
    'nasiriyah-solar-monitoring-startup',
    'baqubah-generator-billing-app',
  ],
  'rezan-barzinji': [
    'duhok-mushroom-farm-partner',
    'mosul-natural-soap-brand',
    'kirkuk-bazaar-fabric-shop',
  ],
  'hiwa-jaf': [
    'salim-street-coffee-bar',
    'sulaymaniyah-qaradagh-beehives',
    'kirkuk-instrument-maker',
  ],
  'berivan-doski': [
    'sulaymaniyah-qaradagh-beehives',
    'kirkuk-cold-store',
    'karbala-husayniya-date-grove',
    'khanaqin-orchard-alwand',
  ],
  'aydin-bayatli': [
    'kirkuk-qaysari-fabrics',
    'ashar-electrical-wholesale',
    'najaf-amber-rice-trade',
  ],
  'haider-mayahi': [
    'basra-steel-fabrication-shop',
    'basra-cabin-rental-fleet',
    'amarah-welding-training-centre',
    'trebil-reefer-pair',
  ],
  'maryam-tamimi': ['erbil-ngo-report-writing', 'baghdad-creator-campaign-startup'],
  'jawad-ansari': [
    'karbala-lockers-wheelchairs',
    'karbala-hotel-operating-partner',
    'najaf-english-pilgrim-guides',
  ],
  'fatima-musawi': [
    'najaf-voice-studio',
    'mosul-salon-training-academy',
    'hillah-stationery-street-40',
  ],
  'sajjad-ghizzi': ['hillah-fish-feed-partner', 'baqubah-ice-factory', 'samawah-well-drilling-rig'],
  'rana-jubouri': [
    'hillah-ielts-preparation-centre',
    'samawah-dental-clinic-two-chairs',
    'diwaniyah-home-nursing',
    'basra-imaging-centre-investor',
  ],
  'omar-hamdani': [
    'mosul-student-textbook-market',
    'mutanabbi-used-books',
    'baghdad-oweirij-injection-moulding',
  ],
  'khalid-dulaimi': [
    'umm-qasr-clearance-trailers',
    'hillah-nylon-bags-line',
    'samawah-heavy-machinery-hire',
  ],
};
