export const persistence = ['persistence'];
