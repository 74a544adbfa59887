import type { CategoryId } from '@qaysari/contract/catalogue';
import type { Scene } from './scene.ts';
import { scenes as agricultureFoodProduction } from './scenes/agriculture-food-production.ts';
import { scenes as autoServices } from './scenes/auto-services.ts';
import { scenes as beautySalons } from './scenes/beauty-salons.ts';
import { scenes as cleaningMaintenance } from './scenes/cleaning-maintenance.ts';
import { scenes as ecommerceOnlineBusiness } from './scenes/ecommerce-online-business.ts';
import { scenes as educationTraining } from './scenes/education-training.ts';
import { scenes as financialAccountingServices } from './scenes/financial-accounting-services.ts';
import { scenes as findAPartner } from './scenes/find-a-partner.ts';
import { scenes as findAnInvestor } from './scenes/find-an-investor.ts';
import { scenes as freelanceServices } from './scenes/freelance-services.ts';
import { scenes as homeBasedBusinesses } from './scenes/home-based-businesses.ts';
import { scenes as itTech } from './scenes/it-tech.ts';
import { scenes as manufacturingIndustry } from './scenes/manufacturing-industry.ts';
import { scenes as marketingAdvertising } from './scenes/marketing-advertising.ts';
import { scenes as medicalHealthServices } from './scenes/medical-health-services.ts';
import { scenes as other } from './scenes/other.ts';
import { scenes as realEstateConstruction } from './scenes/real-estate-construction.ts';
import { scenes as restaurantsCafes } from './scenes/restaurants-cafes.ts';
import { scenes as retailStores } from './scenes/retail-stores.ts';
import { scenes as tourismTravel } from './scenes/tourism-travel.ts';
import { scenes as transportLogistics } from './scenes/transport-logistics.ts';
import { scenes as wholesaleDistribution } from './scenes/wholesale-distribution.ts';

/** The views that can stand for each category. */
export const scenesOf: Readonly<Record<CategoryId, readonly Scene[]>> = {
  restaurants_cafes: restaurantsCafes,
  retail_stores: retailStores,
  auto_services: autoServices,
  beauty_salons: beautySalons,
  ecommerce_online_business: ecommerceOnlineBusiness,
  it_tech: itTech,
  medical_health_services: medicalHealthServices,
  education_training: educationTraining,
  real_estate_construction: realEstateConstruction,
  transport_logistics: transportLogistics,
  manufacturing_industry: manufacturingIndustry,
  agriculture_food_production: agricultureFoodProduction,
  financial_accounting_services: financialAccountingServices,
  marketing_advertising: marketingAdvertising,
  tourism_travel: tourismTravel,
  freelance_services: freelanceServices,
  home_based_businesses: homeBasedBusinesses,
  cleaning_maintenance: cleaningMaintenance,
  wholesale_distribution: wholesaleDistribution,
  other,
  find_a_partner: findAPartner,
  find_an_investor: findAnInvestor,
};

/** A view by its category and name. */
export type ViewName = `${CategoryId}/${string}`;

/** Throws when there is no such view. */
export function viewNamed(name: ViewName): Scene {
  const [category, sceneName] = name.split('/') as [CategoryId, string];
  const scene = scenesOf[category].find((each) => each.name === sceneName);
  if (!scene) throw new Error(`There is no view ${name}`);
  return scene;
}
