/** The search kernel in WebAssembly, put there by the build: a character (U+0000 to U+00FF) a byte. */
declare module 'virtual:search-kernel' {
  const bytes: string;
  export default bytes;
}

/** The same kernel as JavaScript. */
declare module 'virtual:search-kernel/javascript' {
  /** Makes a kernel, as `WebAssembly.Instance` does; what it exports is what that would. */
  const make: (imports: { readonly host: unknown }) => unknown;
  export default make;
}
