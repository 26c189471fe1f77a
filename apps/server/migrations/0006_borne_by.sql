-- Findings of stored analyses say whose risk they are under the name `borneBy`; it was misspelled `bornBy`.
-- In the text of a jsonb value a key is followed by a colon, and quotation marks within a string are escaped.
UPDATE "analyses"
SET "result" = replace("result"::text, '"bornBy":', '"borneBy":')::jsonb
WHERE "result"::text LIKE '%"bornBy":%';
