-- `substr` counts characters from the start of a text: of a long one, each group is what stands between a letter and the next but
-- one. The groups are the same, so that indexes keep theirs.
CREATE OR REPLACE FUNCTION search_grams(owner text, search text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN length(search) < 256 THEN array(
    SELECT DISTINCT owner || ':' || gram FROM (
      SELECT substr(' ' || search, i, 3) AS gram FROM generate_series(1, length(search) - 1) i
      UNION ALL
      SELECT substr(' ' || search, i, 2) FROM generate_series(1, length(search)) i WHERE substr(' ' || search, i, 1) = ' '
    ) grams
  ) ELSE array(
    SELECT DISTINCT owner || ':' || gram FROM (
      SELECT letter, lead(letter) OVER place AS second, lead(letter, 2) OVER place AS third
      FROM unnest(string_to_array(' ' || search, NULL)) WITH ORDINALITY AS letters (letter, i) WINDOW place AS (ORDER BY i)
    ) letters, LATERAL (VALUES (letter || second || third), (CASE WHEN letter = ' ' THEN letter || second END)) grams (gram)
    WHERE gram IS NOT NULL
  ) END
$$;
