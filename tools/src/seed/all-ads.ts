import type { SeedAd } from './seed-ad.ts';
import { ads as agricultureFoodProduction } from './ads/agriculture-food-production.ts';
import { ads as autoServices } from './ads/auto-services.ts';
import { ads as beautySalons } from './ads/beauty-salons.ts';
import { ads as cleaningMaintenance } from './ads/cleaning-maintenance.ts';
import { ads as ecommerceOnlineBusiness } from './ads/ecommerce-online-business.ts';
import { ads as educationTraining } from './ads/education-training.ts';
import { ads as financialAccountingServices } from './ads/financial-accounting-services.ts';
import { ads as findAPartner } from './ads/find-a-partner.ts';
import { ads as findAnInvestor } from './ads/find-an-investor.ts';
import { ads as freelanceServices } from './ads/freelance-services.ts';
import { ads as homeBasedBusinesses } from './ads/home-based-businesses.ts';
import { ads as itTech } from './ads/it-tech.ts';
import { ads as manufacturingIndustry } from './ads/manufacturing-industry.ts';
import { ads as marketingAdvertising } from './ads/marketing-advertising.ts';
import { ads as medicalHealthServices } from './ads/medical-health-services.ts';
import { ads as other } from './ads/other.ts';
import { ads as realEstateConstruction } from './ads/real-estate-construction.ts';
import { ads as restaurantsCafes } from './ads/restaurants-cafes.ts';
import { ads as retailStores } from './ads/retail-stores.ts';
import { ads as tourismTravel } from './ads/tourism-travel.ts';
import { ads as transportLogistics } from './ads/transport-logistics.ts';
import { ads as wholesaleDistribution } from './ads/wholesale-distribution.ts';

/** Every ad of the seed, category by category. */
export const allAds: readonly SeedAd[] = [
  ...agricultureFoodProduction,
  ...autoServices,
  ...beautySalons,
  ...cleaningMaintenance,
  ...ecommerceOnlineBusiness,
  ...educationTraining,
  ...financialAccountingServices,
  ...findAPartner,
  ...findAnInvestor,
  ...freelanceServices,
  ...homeBasedBusinesses,
  ...itTech,
  ...manufacturingIndustry,
  ...marketingAdvertising,
  ...medicalHealthServices,
  ...other,
  ...realEstateConstruction,
  ...restaurantsCafes,
  ...retailStores,
  ...tourismTravel,
  ...transportLogistics,
  ...wholesaleDistribution,
];
