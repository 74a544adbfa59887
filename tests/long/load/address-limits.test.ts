import { proveAddressLimits } from './address-limits.ts';

proveAddressLimits({
  requests: 10_000,
  together: 40,
  before: { contacts: 0, passwords: 0 },
  others: 20,
  crowd: 500,
});
