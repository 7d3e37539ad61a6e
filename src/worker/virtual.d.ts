/** The search kernel in WebAssembly, put there by the build: deflated, in base 64. */
declare module 'virtual:search-kernel/webassembly' {
  const deflated: string;
  export default deflated;
}

/** The same kernel as JavaScript. */
declare module 'virtual:search-kernel/javascript' {
  /** Makes a kernel, as `WebAssembly.Instance` does; what it exports is what that would. */
  const make: (imports: { readonly host: unknown }) => unknown;
  export default make;
}
