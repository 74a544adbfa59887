import { proveAddressLimits } from '../long/load/address-limits.ts';

proveAddressLimits({
  requests: 40,
  together: 4,
  before: { contacts: 980, passwords: 95 },
  others: 1,
  crowd: 4,
});
