/** Settings of one installation, from the build's environment (web/.env). An empty one is not shown. */
export const configuration = {
  /** International form, digits only. */
  whatsappNumber: import.meta.env.VITE_WHATSAPP_NUMBER,
  facebookUrl: import.meta.env.VITE_FACEBOOK_URL,
  instagramUrl: import.meta.env.VITE_INSTAGRAM_URL,
} as const;
