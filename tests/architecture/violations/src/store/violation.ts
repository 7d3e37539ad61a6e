import { components } from '../components';

export const seen = components;
