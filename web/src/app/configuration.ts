/** What differs between installations: read from the build's environment (web/.env). Empty: not shown. */
export const configuration = {
  /** International form, digits only. */
  whatsappNumber: import.meta.env.VITE_WHATSAPP_NUMBER,
  facebookUrl: import.meta.env.VITE_FACEBOOK_URL,
  instagramUrl: import.meta.env.VITE_INSTAGRAM_URL,
} as const;
