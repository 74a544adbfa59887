/* Runs before the first paint: colour mode and direction, so that nothing flashes or jumps; and takes the token of
   an external sign-in out of the address before anything else is loaded from it (web/src/lib/session/callback-token.ts).
   The languages of the app stand in contract/src/languages.ts; boot.test.ts keeps the two in step. */
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  };
  var mode = read('qaysariColorMode');
  var dark = mode ? mode === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.toggle('dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  var bar = document.querySelector('meta[name=theme-color]');
  if (bar) bar.content = dark ? '#152123' : '#0B4B4C';
  var htmlLang = { en: 'en', ar: 'ar', ku: 'ckb' };
  var segment = location.pathname.split('/')[1];
  var language = htmlLang[segment] ? segment : 'ar';
  root.lang = htmlLang[language];
  root.dir = language === 'en' ? 'ltr' : 'rtl';
  // The script of the page did not come: the page says so in the place of the grey blocks (index.html).
  addEventListener(
    'error',
    function (event) {
      if (!event.target || event.target.tagName !== 'SCRIPT') return;
      root.classList.add('failed');
      addEventListener('online', function () {
        location.reload();
      });
    },
    true,
  );
  var token = new URLSearchParams(location.search).get('token');
  if (token !== null && (location.pathname === '/' || htmlLang[segment])) {
    window.qaysariCallbackToken = token;
    history.replaceState(null, '', location.pathname);
  }
})();
