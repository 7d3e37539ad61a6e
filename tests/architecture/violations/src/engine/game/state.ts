export const state = ['state'];
