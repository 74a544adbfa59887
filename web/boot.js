/* Runs before the first paint: colour mode and direction, so that nothing flashes or jumps; and takes the token of
   an external sign-in out of the address before anything else is loaded from it (web/src/lib/session/callback-token.ts).
   The languages of the app are in contract/src/shared/languages.ts; boot.test.ts compares the two. */
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
  // A stylesheet that failed is requested again, with exponential backoff: nobody can use a page without it.
  var askAgain = function (sheet) {
    var pause = Number(sheet.dataset.pause || 250);
    var copy = sheet.cloneNode();
    copy.dataset.pause = Math.min(2 * pause, 16000);
    setTimeout(function () {
      sheet.replaceWith(copy);
    }, pause);
  };
  // The page's script failed to load: the page says so in place of the skeleton (index.html).
  addEventListener(
    'error',
    function (event) {
      var missing = event.target;
      if (missing && missing.rel === 'stylesheet') askAgain(missing);
      if (!missing || missing.tagName !== 'SCRIPT') return;
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
  // Campaign parameters leave the address before anybody reads, shares or saves it (contract/src/pages.ts).
  var campaignMark =
    /^(utm_\w+|fbclid|gclid|gbraid|wbraid|gad_\w+|dclid|msclkid|ttclid|twclid|yclid|igsh(id)?|li_fat_id|mc_[ce]id|srsltid)$/;
  var address = new URL(location.href);
  var marks = Array.from(address.searchParams.keys()).filter(function (name) {
    return campaignMark.test(name);
  });
  marks.forEach(function (name) {
    address.searchParams.delete(name);
  });
  if (marks.length > 0) history.replaceState(history.state, '', address);
  // The page in the reader's language comes with its words; the app would need all its scripts to lead there
  // (src/i18n/choose-language.ts, which also leads on from addresses that are no page).
  var withoutLanguage =
    /^\/(|(about-us|account-deleted|ads|browse|cookie-policy|create-ad|decision|edit-ad|email-changed|forgot-password|investors|my-account|newsletter|owners|password-changed|privacy-policy|review|sign-in|sign-up|signing-in|still-for-sale|terms-and-conditions|undo-email-change|unsubscribe|verify-email|verify-your-code|your-data)(\/.*)?)$/;
  if (withoutLanguage.test(location.pathname) && !window.qaysariCallbackToken) {
    var preferred = read('i18nextLng');
    if (preferred === null) {
      preferred = navigator.languages
        .map(function (tag) {
          return tag.toLowerCase().split('-')[0].replace('ckb', 'ku');
        })
        .filter(function (code) {
          return htmlLang[code];
        })[0];
    }
    var path = '/' + (htmlLang[preferred] ? preferred : 'ar') + location.pathname;
    // What this page would load is in the way.
    window.stop();
    location.replace(path.replace(/\/+$/, '') + location.search + location.hash);
    return;
  }
  // The title of a page that its script fills (shell-titles.ts).
  document.addEventListener('readystatechange', function () {
    var path = location.pathname.split('/').slice(2).join('/').replace(/\/$/, '');
    Array.from(document.querySelectorAll('.shell [data-page]')).some(function (title) {
      var isOfPage = new RegExp('^' + title.dataset.page.replace(':id', '[^/]+') + '$').test(path);
      if (isOfPage) title.classList.add('shown');
      return isOfPage;
    });
  });
  // A server-rendered page starts its script after its first paint, or on the first use.
  var start = document.querySelector('meta[name=start]');
  if (!start) return;
  // Presses and submits before hydration are queued (src/lib/browser/hydration.ts). Each shows at once that it was felt
  // (src/theme/page.css); a second press of the same control waits with the first.
  var queuedEvents = (window.qaysariQueuedEvents = []);
  var keep = function (event) {
    var isPress = event.type === 'click';
    var used = isPress
      ? event.target.closest('a, button, [role=button], label, input')
      : event.target;
    if (!used || !used.closest('[data-ssr]')) return;
    var wasPressed = used.hasAttribute('data-pressed');
    if (!used.matches('input:not([type=checkbox], [type=radio])')) {
      used.setAttribute('data-pressed', '');
      root.classList.add('waiting');
    }
    if (used.tagName === 'A') return;
    event.preventDefault();
    event.stopPropagation();
    if (!wasPressed) queuedEvents.push({ type: event.type, target: used });
  };
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  // A page that comes back as it was left waits for nothing.
  addEventListener('pageshow', function (event) {
    if (event.persisted) root.classList.remove('waiting');
  });
  var files = start.content.split(' ');
  var isBegun = false;
  var begin = function () {
    if (isBegun) return;
    isBegun = true;
    // Each in a task of its own: together they would block a phone.
    files.slice(1).forEach(function (file) {
      setTimeout(function () {
        var link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = file;
        document.head.append(link);
      });
    });
    root.classList.remove('failed');
    import(files[0]).catch(function () {
      // The next use of the page retries. Somebody who waits reads why.
      isBegun = false;
      if (queuedEvents.length > 0) root.classList.add('failed');
      reloadIfGone();
    });
  };
  // A newer deployment has removed the file. A page that is unloading must not reload: it would stay.
  var reloadIfGone = function () {
    var here = location.pathname + location.search + location.hash;
    fetch(files[0], { method: 'HEAD', cache: 'no-store' })
      .then(function (answer) {
        if (answer.status !== 404 || sessionStorage.getItem('qaysari.reloaded-for') === here)
          return;
        sessionStorage.setItem('qaysari.reloaded-for', here);
        location.reload();
      })
      .catch(function () {
        // There is no network, or nothing can be remembered, where it might never end.
      });
  };
  ['pointerdown', 'keydown', 'input', 'online'].forEach(function (used) {
    addEventListener(used, begin, { capture: true, passive: true });
  });
  // requestIdleCallback may never fire in Chromium, so set a timeout.
  addEventListener('load', function () {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1000 });
    else setTimeout(begin);
  });
})();
