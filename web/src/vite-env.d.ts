interface ImportMetaEnv {
  readonly VITE_WHATSAPP_NUMBER: string;
  readonly VITE_FACEBOOK_URL: string;
  readonly VITE_INSTAGRAM_URL: string;
  readonly VITE_OPERATOR_AR: string;
  readonly VITE_OPERATOR_EN: string;
  readonly VITE_OPERATOR_KU: string;
  readonly VITE_SUPPORT_MAIL: string;
  readonly VITE_OFFLINE: string;
  /** Changes with the shapes of entities (vite.config.ts). */
  readonly VITE_ENTITIES: string;
  readonly VITE_APP_CHECK_SITE_KEY: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_APP_ID: string;
}
