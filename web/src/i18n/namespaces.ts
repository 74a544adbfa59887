/** Files of texts that come with the first page that needs them. The others come before the first page. */
export type PageTexts =
  | 'account'
  | 'auth'
  | 'data'
  | 'inbox'
  | 'investing'
  | 'investors'
  | 'messages'
  | 'newsletter'
  | 'notifications'
  | 'own'
  | 'pages'
  | 'phrases'
  | 'poster'
  | 'publish'
  | 'recovery'
  | 'reports'
  | 'searches';
