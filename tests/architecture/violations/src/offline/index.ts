export const offline = ['offline'];
