interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => unknown;
}

/**
 * If the browser enforces Trusted Types, allows worker scripts from the page's own origin. No policy allows text to
 * become HTML or a script.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin === location.origin) return url;
      throw new TypeError(`No script comes from ${url}.`);
    },
  });
}
