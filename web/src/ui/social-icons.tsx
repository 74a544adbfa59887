/** Logos of social networks, made by hand: the icon set has none. */
const frame = { width: 20, height: 20, viewBox: '0 0 24 24', 'aria-hidden': true } as const;

export function FacebookIcon() {
  return (
    <svg {...frame} fill="currentColor">
      <path d="M13.5 21v-7.5h2.6l.4-3h-3V8.6c0-.9.3-1.5 1.6-1.5h1.5V4.4A20 20 0 0 0 14.3 4C12 4 10.4 5.4 10.4 8.100v2.400H7.800v3h2.600V21z" />
    </svg>
  );
}

export function InstagramIcon() {
  return (
    <svg {...frame} fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <circle cx="16.6" cy="7.4" r="0.6" fill="currentColor" />
    </svg>
  );
}

export function WhatsappIcon() {
  return (
    <svg {...frame} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
      <path d="M4 20l1.2-4.200A8 8 0 1 1 8.3 19z" />
      <path d="M9 9c0 3.3 2.7 6 6 6" strokeLinecap="round" />
    </svg>
  );
}
