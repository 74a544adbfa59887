/** The bearer token lives in a cookie named `token` (decisions: The API). */
const name = 'token';

export function readToken(): string | undefined {
  for (const part of document.cookie.split('; ')) {
    if (part.startsWith(`${name}=`)) return decodeURIComponent(part.slice(name.length + 1));
  }
  return undefined;
}

export function dropToken(): void {
  document.cookie = `${name}=; path=/; max-age=0; SameSite=Lax`;
}
