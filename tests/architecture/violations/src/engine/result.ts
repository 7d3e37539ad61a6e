export const result = ['result'];
