declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:rules/*" {
  const text: string;
  export default text;
}

declare module "virtual:guide/*" {
  const text: string;
  export default text;
}

declare module "virtual:languages" {
  type Load = () => Promise<{ default: string }>;
  const languages: Record<string, { name: string; words: Load; rules: Load; guide: Load }>;
  export default languages;
}
